// cspell:disable
/** Month and day names from CLDR. We have our own table, because the names in Intl differ between browsers. */
export interface Names {
  readonly months: readonly string[];
  readonly monthsShort: readonly string[];
  /** The weekday names, starting with Monday. */
  readonly weekdays: readonly string[];
  readonly weekdaysShort: readonly string[];
  /** Month numbers by alternative short name. These names are accepted in input but never written. */
  readonly otherMonthsShort?: Readonly<Record<string, number>>;
}

const words = (text: string) => text.split(' ');

export const namesByLanguage: Readonly<Record<string, Names>> = {
  en: {
    months: words(
      'January February March April May June July August September October November December',
    ),
    monthsShort: words('Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'),
    weekdays: words('Monday Tuesday Wednesday Thursday Friday Saturday Sunday'),
    weekdaysShort: words('Mon Tue Wed Thu Fri Sat Sun'),
    otherMonthsShort: {sept: 9},
  },
  de: {
    months: words(
      'Januar Februar März April Mai Juni Juli August September Oktober November Dezember',
    ),
    monthsShort: words('Jan. Feb. März Apr. Mai Juni Juli Aug. Sept. Okt. Nov. Dez.'),
    weekdays: words('Montag Dienstag Mittwoch Donnerstag Freitag Samstag Sonntag'),
    weekdaysShort: words('Mo. Di. Mi. Do. Fr. Sa. So.'),
    otherMonthsShort: {mär: 3, mrz: 3, jun: 6, jul: 7, sep: 9},
  },
  fr: {
    months: words(
      'janvier février mars avril mai juin juillet août septembre octobre novembre décembre',
    ),
    monthsShort: words('janv. févr. mars avr. mai juin juil. août sept. oct. nov. déc.'),
    weekdays: words('lundi mardi mercredi jeudi vendredi samedi dimanche'),
    weekdaysShort: words('lun. mar. mer. jeu. ven. sam. dim.'),
  },
  es: {
    months: words(
      'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre',
    ),
    monthsShort: words('ene feb mar abr may jun jul ago sept oct nov dic'),
    weekdays: words('lunes martes miércoles jueves viernes sábado domingo'),
    weekdaysShort: words('lun mar mié jue vie sáb dom'),
    otherMonthsShort: {sep: 9},
  },
  it: {
    months: words(
      'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre',
    ),
    monthsShort: words('gen feb mar apr mag giu lug ago set ott nov dic'),
    weekdays: words('lunedì martedì mercoledì giovedì venerdì sabato domenica'),
    weekdaysShort: words('lun mar mer gio ven sab dom'),
  },
  nl: {
    months: words(
      'januari februari maart april mei juni juli augustus september oktober november december',
    ),
    monthsShort: words('jan feb mrt apr mei jun jul aug sep okt nov dec'),
    weekdays: words('maandag dinsdag woensdag donderdag vrijdag zaterdag zondag'),
    weekdaysShort: words('ma di wo do vr za zo'),
  },
  pt: {
    months: words(
      'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro',
    ),
    monthsShort: words('jan. fev. mar. abr. mai. jun. jul. ago. set. out. nov. dez.'),
    weekdays: words(
      'segunda-feira terça-feira quarta-feira quinta-feira sexta-feira sábado domingo',
    ),
    weekdaysShort: words('seg. ter. qua. qui. sex. sáb. dom.'),
  },
};
