import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** Paper is white: a page that is dark on the screen is printed in the light colours. */
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
