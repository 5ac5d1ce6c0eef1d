import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** Prints in the light theme, because light text is hard to read on white paper. */
if (ExecutionEnvironment.canUseDOM) {
  const {dataset} = document.documentElement;
  let onScreen = dataset['theme'];
  window.addEventListener('beforeprint', () => {
    onScreen = dataset['theme'];
    dataset['theme'] = 'light';
  });
  window.addEventListener('afterprint', () => {
    dataset['theme'] = onScreen;
  });
}
