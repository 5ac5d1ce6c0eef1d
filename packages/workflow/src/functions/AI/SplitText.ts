import {defineWorkflowFunction} from '../../language/defineWorkflowFunction';
import {countCodePoints} from '@documentation/mapping/internal/functions/Text/codePoints';
import {object, oneOf} from '@documentation/base/internal/jsonSchema/schemas';
import {failStep} from '../../language/stepErrors';
import type {JsonObject} from '@documentation/base/internal/values/json';
import {chunkId} from './chunkId';
import {defaultSeparators, textPieces} from './textPieces';
import {SUMMARIZED_CHARACTERS} from '@documentation/base/internal/limits/values/steps';
import {grouped} from '@documentation/base/internal/limits/format';

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
  summary: 'Splits long text into overlapping chunks with stable IDs, ready for embedding.',
  kind: 'action',
  configuration: object({
    size: {
      type: 'integer',
      default: 800,
      minimum: 10,
      maximum: 100_000,
      description: 'the maximum chunk length',
    },
    overlap: {
      type: 'integer',
      default: 100,
      minimum: 0,
      maximum: 50_000,
      description: 'how much of each chunk to repeat in the next one; at most half of `size`',
    },
    unit: {
      ...oneOf({
        characters: 'Unicode code points, as `Text.Length` counts them',
        tokens:
          'words, punctuation marks, and single characters in scripts without spaces (an estimate, because each model counts tokens differently)',
      }),
      default: 'characters',
      description: 'the unit of `size` and `overlap`',
    },
    separators: {
      type: 'array',
      items: {type: 'string', minLength: 1},
      maxItems: 20,
      default: defaultSeparators,
      description: 'the separators to split after, in order of preference',
    },
  }),
  input: object(
    {
      text: {type: 'string', maxLength: SUMMARIZED_CHARACTERS, description: 'the text to split'},
      document: {
        type: 'string',
        default: '',
        description:
          'the name of the document that the text belongs to, such as `faq.md`; affects the chunk IDs',
      },
      metadata: {
        type: 'object',
        additionalProperties: true,
        default: {},
        description: 'data to add to every chunk; doesn’t affect the chunk IDs',
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
            id: {type: 'string', description: 'a UUID; the same input always produces the same ID'},
            index: {type: 'integer', description: 'the position of the chunk in the list, from 0'},
            text: {
              type: 'string',
              description: 'the chunk’s text, without surrounding whitespace',
            },
            start: {
              type: 'integer',
              description: 'the position of the chunk’s first character in the text, from 0',
            },
            end: {
              type: 'integer',
              description: 'the position after the chunk’s last character',
            },
            metadata: {
              type: 'object',
              additionalProperties: true,
              description: 'the metadata from the input',
            },
          },
          ['id', 'index', 'text', 'start', 'end', 'metadata'],
        ),
        description: 'the chunks in order; an empty list for blank text',
      },
    },
    ['chunks'],
  ),
  credentials: [],
  errors: [],
  examples: [
    {
      title: 'Two paragraphs, two chunks',
      note: '`size` is small to keep the example short. The text is split after the first paragraph.',
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
      title: 'Tokens without overlap',
      note: '“It’s” counts as three tokens: “It”, the apostrophe and “s”.',
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
      title: 'Emoji in the text',
      note: 'Each parcel emoji counts as one character, as in `Text.Length`.',
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
      title: 'Identical chunks',
      note: 'Identical chunks in one document get different IDs. If you run the step again, the IDs stay the same.',
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
    {title: 'Blank text', configuration: {}, input: {text: ' \n'}, output: {chunks: []}},
    {
      title: 'An overlap of more than half the size',
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
  aliases:
    'chunking, text splitter, RecursiveCharacterTextSplitter, chunk overlap, RAG, split document, break into passages, token limit, fit context window, LangChain, preprocess for vector database, sliding window, ingest knowledge base, by paragraphs, text segments, divide document for AI, chunk size, pieces for embedding, partition a long text, too long for model, cut a long text',
  limits: [`The text can have up to ${grouped(SUMMARIZED_CHARACTERS)} characters.`],
  notes: [
    'The step tries the separators in order and splits the text after the last match in the second half of the chunk. If no separator matches, it splits the text where the chunk reaches `size`. So no chunk except the last is much shorter than half of `size`.',
    'A chunk ID is a hash of `document`, the chunk’s text, and the number of identical chunks before it. If you store the chunks in a vector store again, they overwrite the existing points instead of adding duplicates. Set a different `document` for each document. Otherwise, identical chunks in different documents share an ID.',
    '`tokens` is an estimate that doesn’t depend on the model. Real tokens are often parts of words, so allow for about a third more tokens in English, and even more in other languages.',
  ],
  run: async ({configuration, input: {text, document, metadata}}) => {
    if (configuration.overlap > configuration.size / 2) {
      failStep(
        'E_CONFIGURATION',
        '`overlap` is more than half of `size`. Lower `overlap`, or raise `size`.',
      );
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
