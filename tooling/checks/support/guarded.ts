import type {Missing} from './scriptFeatures';

/** Features that a supported browser lacks, but that nothing depends on there. */
interface Guarded {
  readonly features: readonly string[];
  readonly reason: string;
  /** Text in the file, if the features are allowed only in files that contain it. */
  readonly where?: string;
}

const PDF = 'GetDocRequest';
const CODE_MIRROR = 'cm-content';
const REACT = 'react.transitional.element';

const guarded: readonly Guarded[] = [
  {
    features: ['window.CloseWatcher'],
    reason:
      'apps/site/src/useModal.ts tests for it. Without it, Escape and the buttons close dialogs.',
  },
  {
    features: ['ClipboardItem'],
    reason: 'apps/site/src/components/CopyButton tests for it, and copies text in another way.',
  },
  {
    features: ['window.requestIdleCallback'],
    reason: 'apps/site/src/whenIdle.ts tests for it, and uses a timer.',
  },
  {
    features: ['navigator.connection'],
    reason: 'Optional chaining: without it, the connection counts as fast.',
  },
  {
    features: ['globalThis.Temporal', 'Intl.DurationFormat'],
    reason: 'The Temporal polyfill tests for both.',
    where: 'toTemporalInstant',
  },
  {
    features: ['Error.captureStackTrace'],
    reason: 'fflate tests for it. It only shortens stacks.',
    where: 'invalid zip data',
  },
  {
    features: ['navigation', 'setImmediate'],
    reason: 'React tests for both with typeof.',
    where: REACT,
  },
  {
    features: [
      'Intl.Segmenter',
      'cancelIdleCallback',
      'navigator.scheduling',
      'requestIdleCallback',
      'window.EditContext',
      '.getComposedRanges()',
      '.getTextFormats()',
      '.isInputPending()',
      '.timeRemaining()',
      '.updateCharacterBounds()',
      '.updateSelectionBounds()',
      '.updateText()',
    ],
    reason: 'CodeMirror tests for each of them, and for the interfaces of the methods.',
    where: CODE_MIRROR,
  },
  {
    features: [
      'AbortSignal.any',
      'Float16Array',
      'JSON.isRawJSON',
      'JSON.rawJSON',
      'Math.sumPrecise',
      'Promise.try',
      'Promise.withResolvers',
      'URL.parse',
      'Uint8Array.fromBase64',
    ],
    reason: 'The legacy build of pdf.js contains polyfills, or tests for them.',
    where: PDF,
  },
  {
    features: ['ImageDecoder', 'ImageDecoder.isTypeSupported'],
    reason: 'pdf.js tests for it before it draws images. The functions only read text.',
    where: PDF,
  },
  {
    features: [
      'navigator.gpu',
      '.beginRenderPass()',
      '.createBindGroup()',
      '.createCommandEncoder()',
      '.createRenderPipeline()',
      '.createShaderModule()',
      '.createView()',
      '.getBindGroupLayout()',
      '.getCurrentTexture()',
      '.getPreferredCanvasFormat()',
      '.requestAdapter()',
      '.requestDevice()',
      '.setBindGroup()',
      '.setPipeline()',
      '.setVertexBuffer()',
      '.writeBuffer()',
    ],
    reason: 'pdf.js draws with WebGPU where there is one. The functions only read text.',
    where: PDF,
  },
  {
    features: ['.grow()', '.setStatus()'],
    reason: 'Methods of WebAssembly and of pdf.js itself, not those of buffers and printers.',
    where: PDF,
  },
  {
    features: ['@starting-style'],
    reason: 'Without it, the mobile menu appears without sliding in the first time.',
  },
  {
    features: ['@media (scripting)'],
    reason: 'Without it, controls that need scripts are shown if scripts are off, too.',
  },
  {
    features: ['::details-content', 'content-visibility', 'content-visibility: visible'],
    reason: 'Only in print. Without them, closed sections are printed closed.',
  },
  {
    features: [':has'],
    reason: 'Only in print. Without it, the live panel is printed beside the examples.',
    where: '@media print',
  },
  {
    features: ['break-after: avoid', 'page-break-after: avoid'],
    reason: 'Only in print. Without them, a heading may be alone at the end of a sheet.',
  },
  {
    features: ['forced-color-adjust', 'forced-color-adjust: none'],
    reason: 'Browsers without it have no forced colours.',
  },
  {
    features: [
      'scrollbar-color',
      'scrollbar-width',
      'scrollbar-width: none',
      'scrollbar-width: thin',
    ],
    reason: 'Without them, scroll bars look like those of the system.',
  },
  {
    features: ['text-decoration: wavy'],
    reason:
      'Without it, mistakes are underlined by the browser’s default line, and also described.',
  },
  {
    features: ['text-indent: each-line', 'text-indent: hanging'],
    reason: 'Without them, continued lines of code aren’t indented.',
  },
  {
    features: ['text-size-adjust'],
    reason: 'Only phones enlarge text, and those that do support it with a prefix.',
  },
  {
    features: ['text-wrap', 'text-wrap: balance'],
    reason: 'Without it, the lines of a long heading differ in length.',
  },
];

/** Lists what is missing and isn't guarded, and the guarded features that nothing uses any more. */
export function unguarded(
  missing: readonly Missing[],
  files: Readonly<Record<string, string>>,
  list: readonly Guarded[] = guarded,
): string[] {
  const unused = new Set(list.flatMap(({features}) => features));
  const problems = missing.flatMap(({file, feature, browsers}) => {
    const isGuarded = list.some(
      ({features, where = ''}) => features.includes(feature) && files[file]?.includes(where),
    );
    if (isGuarded) {
      unused.delete(feature);
      return [];
    }
    return [`${file} uses ${feature}, which is missing in ${browsers.join(', ')}`];
  });
  return [
    ...problems,
    ...[...unused].map((feature) => `${feature} is in guarded.ts, but nothing uses it`),
  ];
}
