import {defineWorkflowFunction} from '../../defineWorkflowFunction';
import {countCodePoints} from '../../mappingFunctions/Text/codePoints';
import {object, oneOf} from '../../workflow/schemas';
import {failStep} from '../../workflow/stepErrors';
import type {JsonObject} from '../../workflow/types';
import {chunkId} from './chunkId';
import {defaultSeparators, textPieces} from './textPieces';

interface Chunk {
  readonly id: string;
  readonly index: number;
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly metadata: JsonObject;
}

const faq =
  'How long does delivery take? Parcels arrive within three days.\n\nCan I send a book back? Yes, within 30 days, if nobody has read it.';

export default defineWorkflowFunction({
  category: 'AI',
  name: 'SplitText',
  summary: 'Cuts a long text into overlapping chunks with stable ids, ready for embedding.',
  kind: 'action',
  configuration: object({
    size: {
      type: 'integer',
      default: 800,
      minimum: 10,
      maximum: 100_000,
      description: 'how long a chunk is at most',
    },
    overlap: {
      type: 'integer',
      default: 100,
      minimum: 0,
      maximum: 50_000,
      description: 'how much of a chunk comes again in the next; at most half the size',
    },
    unit: {
      ...oneOf({
        characters: 'Unicode code points, as `Text.Length` counts them',
        tokens: 'words and single marks; an estimate, because each model has its own tokens',
      }),
      default: 'characters',
      description: 'what `size` and `overlap` count',
    },
    separators: {
      type: 'array',
      items: {type: 'string', minLength: 1},
      maxItems: 20,
      default: defaultSeparators,
      description: 'where to cut, the best places first',
    },
  }),
  input: object(
    {
      text: {type: 'string', maxLength: 1_000_000, description: 'the text'},
      document: {
        type: 'string',
        default: '',
        description: 'what the text belongs to; part of the ids, such as `faq.md`',
      },
      metadata: {
        type: 'object',
        additionalProperties: true,
        default: {},
        description: 'goes along with every chunk; not part of the ids',
      },
    },
    ['text'],
  ),
  output: object(
    {
      chunks: {
        type: 'array',
        items: object(
          {
            id: {type: 'string', description: 'a UUID that is the same for equal input'},
            index: {type: 'integer', description: 'the place of the chunk, from 0'},
            text: {type: 'string', description: 'the words, without white space around them'},
            start: {type: 'integer', description: 'where it starts in the text, from 0'},
            end: {type: 'integer', description: 'where it ends, not included'},
            metadata: {type: 'object', additionalProperties: true, description: 'as given'},
          },
          ['id', 'index', 'text', 'start', 'end', 'metadata'],
        ),
        description: 'the chunks in order; an empty list for a blank text',
      },
    },
    ['chunks'],
  ),
  credentials: [],
  errors: [],
  examples: [
    {
      title: 'Two answers, two chunks',
      note: 'The size is small to keep the example short. The cut is at the end of the paragraph.',
      configuration: {size: 90, overlap: 20},
      input: {text: faq, document: 'faq.md', metadata: {source: 'faq.md'}},
      output: {
        chunks: [
          {
            id: 'cb2ccac3-18dc-8805-a168-54ecaceea31d',
            index: 0,
            text: 'How long does delivery take? Parcels arrive within three days.',
            start: 0,
            end: 62,
            metadata: {source: 'faq.md'},
          },
          {
            id: '5e175938-9358-8ec7-8483-77aa4005e448',
            index: 1,
            text: 'within three days.\n\nCan I send a book back? Yes, within 30 days, if nobody has read it.',
            start: 44,
            end: 131,
            metadata: {source: 'faq.md'},
          },
        ],
      },
    },
    {
      title: 'Counted in tokens, without overlap',
      note: '“It’s” counts as three: a word, a mark, a word.',
      configuration: {size: 10, overlap: 0, unit: 'tokens'},
      input: {text: 'It’s raining. The ship stays in the harbour, and the crew plays cards.'},
      output: {
        chunks: [
          {
            id: '857f395e-803e-810b-9034-cb259bc77fff',
            index: 0,
            text: 'It’s raining. The ship stays in the',
            start: 0,
            end: 35,
            metadata: {},
          },
          {
            id: 'a64cab6a-fe8b-8ba9-8642-0fc1bd934e23',
            index: 1,
            text: 'harbour, and the crew plays cards.',
            start: 36,
            end: 70,
            metadata: {},
          },
        ],
      },
    },
    {
      title: 'Positions count characters',
      note: 'A parcel is one character, as everywhere on the platform.',
      configuration: {size: 16, overlap: 0},
      input: {text: '📦📦 Order 1042 is on its way.'},
      output: {
        chunks: [
          {
            id: '979e3441-fef6-85c0-812e-7d29cf840610',
            index: 0,
            text: '📦📦 Order 1042 is',
            start: 0,
            end: 16,
            metadata: {},
          },
          {
            id: '8079aff1-9199-8585-af61-bc7c18356c3e',
            index: 1,
            text: 'on its way.',
            start: 17,
            end: 28,
            metadata: {},
          },
        ],
      },
    },
    {
      title: 'The same words twice',
      note: 'Equal chunks of one document get different ids, and a re-run gets the same ids again.',
      configuration: {size: 10, overlap: 0, separators: ['\n']},
      input: {text: 'Thank you.\nThank you.', document: 'letter-7'},
      output: {
        chunks: [
          {
            id: '20cd9fcc-c63c-8899-b956-97c08096e3ef',
            index: 0,
            text: 'Thank you.',
            start: 0,
            end: 10,
            metadata: {},
          },
          {
            id: 'db230f1c-3f77-83c6-b9b4-de9c51b7a0f0',
            index: 1,
            text: 'Thank you.',
            start: 11,
            end: 21,
            metadata: {},
          },
        ],
      },
    },
    {title: 'A blank text', configuration: {}, input: {text: ' \n'}, output: {chunks: []}},
    {
      title: 'More overlap than half the size',
      configuration: {size: 100, overlap: 60},
      input: {text: faq},
      error: 'E_CONFIGURATION',
    },
  ],
  related: [
    {function: 'AI/MistralEmbeddings', role: 'often used with'},
    {function: 'AI/Summarize', role: 'alternative'},
    {function: 'Store/QdrantUpsert', role: 'often used with'},
    {function: 'Parser/ParsePdf', role: 'often used with'},
  ],
  mappingFunctions: ['Readers/PDF/ReadText', 'Text/Substring', 'Text/Split'],
  tags: ['workflow', 'ai', 'text', 'embedding', 'batch', 'list'],
  aliases: [
    'chunking',
    'text splitter',
    'RecursiveCharacterTextSplitter',
    'chunk overlap',
    'RAG',
    'split document',
    'break into passages',
    'token limit',
    'fit context window',
    'LangChain',
    'preprocess for vector database',
    'sliding window',
    'ingest knowledge base',
    'by paragraphs',
    'text segments',
    'divide document for AI',
    'chunk size',
    'pieces for embedding',
    'partition a long text',
    'too long for model',
  ],
  limits: ['A text has at most 1,000,000 characters.'],
  notes: [
    'It looks for the first separator in the second half of the chunk and cuts after its last occurrence there; without it, for the next one; without any, exactly at the size. So a chunk has at least half the size, except the last.',
    'An id is a hash of `document`, the words of the chunk, and how often they came before in this text. A re-run over the same text overwrites the same points of a vector store instead of adding new ones; equal words in two documents stay apart.',
    '`tokens` needs no model and is the same everywhere. Real tokens are often parts of words: in English count on a third more, in other languages on more still, and leave that room.',
  ],
  run: async ({configuration, input: {text, document, metadata}}) => {
    if (configuration.overlap > configuration.size / 2) {
      failStep('E_CONFIGURATION', 'The overlap is more than half the size.');
    }
    const seen = new Map<string, number>();
    const chunks: Chunk[] = [];
    let counted = {offset: 0, position: 0};
    for (const {start, end} of textPieces(text, configuration)) {
      const words = text.slice(start, end);
      const times = seen.get(words) ?? 0;
      seen.set(words, times + 1);
      const position = counted.position + countCodePoints(text.slice(counted.offset, start));
      counted = {offset: start, position};
      chunks.push({
        id: await chunkId([document, words, times]),
        index: chunks.length,
        text: words,
        start: position,
        end: position + countCodePoints(words),
        metadata,
      });
    }
    return {chunks};
  },
});
