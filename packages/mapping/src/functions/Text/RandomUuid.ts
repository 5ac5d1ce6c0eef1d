import {defineMappingFunction} from '../../language/defineMappingFunction';
import {expression} from '../../examples/expression';
import {digest} from '@documentation/base/internal/digests/digests';
import {bytesOf, halfCharacterError} from './digestSettings';
import {uuidFrom} from './uuid';

export default defineMappingFunction({
  category: 'Text',
  name: 'RandomUuid',
  summary: 'Returns a new random UUID (version 4) on every call.',
  parameters: {
    seed: {
      type: 'Text',
      default: null,
      description:
        'text that makes the result repeatable, for tests: the same seed always produces the same UUID',
    },
  },
  returns: {type: 'Text', description: 'the UUID, in lowercase with hyphens'},
  nullPolicy: 'no data',
  nullAndEmpty: 'Without a seed, every call returns a new UUID. Empty text is a valid seed.',
  errors: [halfCharacterError],
  examples: [
    {
      title: 'A repeatable UUID for a test',
      kind: 'typical',
      args: {seed: 'order-1001'},
      result: '50ac93f4-1009-4b58-a8fb-eb9b39ca5129',
    },
    {
      title: 'A different seed',
      kind: 'typical',
      args: {seed: 'order-1002'},
      result: '60fc018d-4bed-4177-8481-76bcf588132a',
    },
    {
      title: 'Empty text as the seed',
      kind: 'edge',
      args: {seed: ''},
      result: 'e3b0c442-98fc-4c14-9afb-f4c8996fb924',
    },
    {
      title: 'Half an emoji',
      kind: 'error',
      args: {seed: expression('JSON.Parse("\\"\\\\ud83d\\"")')},
      error: 'E_ENCODING',
    },
  ],
  related: [{function: 'Text/UuidFromName', role: 'alternative'}],
  equivalents: [
    {tool: 'dataweave', name: 'uuid', differs: 'has no seed'},
    {tool: 'bloblang', name: 'uuid_v4', differs: 'has no seed'},
    {tool: 'sql', name: 'GEN_RANDOM_UUID', differs: 'has no seed'},
  ],
  tags: ['mapping', 'text'],
  aliases:
    'UUID, GUID, UUID v4, UUIDv4, uuid4, NEWID, gen_random_uuid, randomUUID, uuid(), newGuid, New-Guid, Text.NewGuid, UUID_STRING, generate ID, unique identifier, random ID, correlation ID, globally unique',
  notes: [
    'If a run is repeated, it returns different UUIDs. For records that must keep their ID, use `Text.UuidFromName`.',
    'Without a seed, the random bits come from the host’s secure random source. With a seed, they come from its SHA-256 hash, so anyone who knows the seed can compute the UUID.',
  ],
  pure: false,
  run: async ({seed}) =>
    uuidFrom(
      seed === null
        ? crypto.getRandomValues(new Uint8Array(16))
        : await digest(bytesOf(seed, 'seed'), 'sha256'),
      4,
    ),
});
