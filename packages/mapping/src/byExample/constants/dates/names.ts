// cspell:ignore März
/** The languages that have month and day names in the catalogue. */
const languages = ['en', 'de', 'fr', 'es', 'it', 'nl', 'pt'];

export interface Name {
  readonly language: string;
  /** 'MMMM' */
  readonly token: string;
  /** The month, from 1. Weekdays have none. */
  readonly month?: number;
}

let names: Map<string, Name[]> | undefined;

function collectNames(): Map<string, Name[]> {
  const collected = new Map<string, Name[]>();
  const add = (text: string, name: Name) => {
    const key = text.replace(/\.$/, '').toLowerCase();
    collected.set(key, [...(collected.get(key) ?? []), name]);
  };
  for (const language of languages) {
    const format = (options: Intl.DateTimeFormatOptions) => {
      const formatter = new Intl.DateTimeFormat(language, {...options, timeZone: 'UTC'});
      return (day: number, month: number) => formatter.format(Date.UTC(2024, month, day));
    };
    const [long, short] = [format({month: 'long'}), format({month: 'short'})];
    const [weekday, shortWeekday] = [format({weekday: 'long'}), format({weekday: 'short'})];
    for (let month = 0; month < 12; month += 1) {
      add(long(1, month), {language, token: 'MMMM', month: month + 1});
      add(short(1, month), {language, token: 'MMM', month: month + 1});
    }
    for (let day = 1; day <= 7; day += 1) {
      add(weekday(day, 0), {language, token: 'EEEE'});
      add(shortWeekday(day, 0), {language, token: 'EEE'});
    }
  }
  return collected;
}

/** What a word can mean in a date: 'März' → month 3 in German */
export function namesOf(word: string): readonly Name[] {
  names ??= collectNames();
  return names.get(word.toLowerCase()) ?? [];
}
