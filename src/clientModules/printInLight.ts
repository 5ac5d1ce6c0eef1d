import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** Prints dark pages in light colours, because paper is white. */
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
