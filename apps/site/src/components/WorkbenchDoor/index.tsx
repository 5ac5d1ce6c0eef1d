import React, {
  useEffect,
  useEffectEvent,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import {isOutdated} from '../../isOutdated';
import {flag} from '../../stored/shape';
import {storedValue} from '../../stored/storedValue';
import {onWorkbenchRequest, type WorkbenchRequest} from '../../workbenchRequests';
import type {Props as WorkbenchProps} from '../Workbench';
import styles from './styles.module.css';

const loadWorkbench = () => import('../Workbench');

/** Whether the workbench is open in this tab. Without storage, it isn't opened again after a reload. */
const storedOpen = storedValue('workbench.open', flag, 'sessionStorage');

/** The button that opens the workbench, whose code is loaded only then. */
export default function WorkbenchDoor(): ReactNode {
  const [Workbench, setWorkbench] = useState<ComponentType<WorkbenchProps>>();
  const [isOpen, setIsOpen] = useState(false);
  const [request, setRequest] = useState<WorkbenchRequest>();

  function show(isShown: boolean): void {
    setIsOpen(isShown);
    storedOpen.write(isShown);
    if (isShown && !Workbench) {
      loadWorkbench().then(
        (module) => setWorkbench(() => module.default),
        (error: unknown) => {
          console.error('The workbench could not be loaded.', error);
          setIsOpen(false);
          void isOutdated().then((itIs) => itIs && window.location.reload());
        },
      );
    }
  }

  const onRequest = useEffectEvent((wanted?: WorkbenchRequest) => {
    setRequest(wanted);
    show(true);
  });
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const {key, ctrlKey, metaKey, altKey, shiftKey} = event;
    if (key.toLowerCase() === 'j' && ctrlKey !== metaKey && !altKey && !shiftKey) {
      event.preventDefault();
      show(!isOpen);
    }
  });

  useEffect(() => {
    const isWanted = storedOpen.read().data || window.location.hash.startsWith('#workbench=');
    const opening = isWanted ? setTimeout(() => onRequest()) : undefined;
    const listen = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener('keydown', listen);
    const stopListening = onWorkbenchRequest((wanted) => onRequest(wanted));
    return () => {
      clearTimeout(opening);
      document.removeEventListener('keydown', listen);
      stopListening();
    };
  }, []);

  return (
    <>
      <button
        type="button"
        className={styles.door}
        aria-expanded={isOpen}
        aria-keyshortcuts="Control+J Meta+J"
        onClick={() => show(!isOpen)}
        onPointerEnter={() => void loadWorkbench().catch(() => {})}>
        Workbench
      </button>
      {Workbench && <Workbench isOpen={isOpen} request={request} onClose={() => show(false)} />}
    </>
  );
}
