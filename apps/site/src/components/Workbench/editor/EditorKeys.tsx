import React, {type ReactNode} from 'react';

/** The editor's keys, each with what it does. */
const keys: readonly (readonly [keys: readonly string[], does: string])[] = [
  [['Tab'], 'moves to the next control, and Shift+Tab to the previous one'],
  [['Ctrl+M'], 'switches Tab between moving the focus and indenting'],
  [['Ctrl+Space'], 'suggests functions, parameters and fields'],
  [['Ctrl+Shift+Space'], 'shows the parameters of the call'],
  [['F2'], 'explains the function at the cursor'],
  [['F8'], 'goes to the next mistake'],
  [['Shift+Alt+F'], 'formats the mapping'],
  [['Ctrl+Enter', 'Cmd+Enter'], 'runs the mapping'],
  [['Esc'], 'closes suggestions and hints'],
];

/** Keyboard help for the mapping editor, including how to leave it. */
export default function EditorKeys(): ReactNode {
  return (
    <ul>
      {keys.map(([names, does]) => (
        <li key={does}>
          {names.map((name, index) => (
            <React.Fragment key={name}>
              {index > 0 && ' or '}
              <kbd>{name}</kbd>
            </React.Fragment>
          ))}{' '}
          {does}
        </li>
      ))}
    </ul>
  );
}
