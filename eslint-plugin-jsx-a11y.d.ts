// The plugin ships no types of its own.
declare module 'eslint-plugin-jsx-a11y';
