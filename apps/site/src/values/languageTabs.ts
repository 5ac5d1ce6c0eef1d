import type {Language} from '@documentation/reference/internal/requestSamples/index';

/** Each language's tab: the value that the browser remembers, and the label. */
export const languageTabs: Readonly<Record<Language, {value: string; label: string}>> = {
  bash: {value: 'curl', label: 'curl'},
  javascript: {value: 'javascript', label: 'JavaScript'},
  python: {value: 'python', label: 'Python'},
  csharp: {value: 'csharp', label: 'C#'},
};
