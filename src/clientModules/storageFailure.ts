import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/**
 * Storage failures must be logged as warnings and otherwise ignored (specification §8). Docusaurus does so if
 * storage is unavailable, but logs an error each time it uses storage that is full or broken. So this module
 * makes storage unavailable if the check below fails. It must run before any module that uses storage.
 */
const key = 'documentation-storage-check';

if (ExecutionEnvironment.canUseDOM) {
  try {
    window.localStorage.setItem(key, 'true');
    window.localStorage.getItem(key);
    window.localStorage.removeItem(key);
  } catch (error) {
    Reflect.defineProperty(window, 'localStorage', {
      get() {
        throw error;
      },
    });
  }
}
