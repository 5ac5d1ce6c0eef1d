export const languages = [
  {code: 'en', label: 'English', isAvailable: true},
  {code: 'fr', label: 'French (soon)', isAvailable: false},
] as const;
