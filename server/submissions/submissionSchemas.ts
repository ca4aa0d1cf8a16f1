import { Type } from '@sinclair/typebox';
import { submissionActions, submissionKinds, submissionStates } from '../../src/contract/submission';
import { nullableText as textOrNull } from '../http/envelopes';

const text = Type.String();
const oneOf = <Value extends string>(values: readonly Value[]) => Type.Unsafe<Value>({ type: 'string', enum: values });

/** Response schema of a submission in a list. */
export const summarySchema = Type.Object({
  number: text,
  kind: oneOf(submissionKinds),
  state: oneOf(submissionStates),
  title: text,
  targetId: text,
  party: textOrNull,
  submittedAt: text,
  acceptedAt: textOrNull,
  endedAt: textOrNull,
  expectedDay: textOrNull,
  supplementDay: Type.Optional(textOrNull),
  answer: textOrNull,
  answeredBy: textOrNull,
  answeredAt: textOrNull,
  attachments: Type.Integer(),
  isNew: Type.Optional(Type.Boolean()),
  side: textOrNull,
  model: textOrNull,
  quantity: textOrNull,
  area: textOrNull,
  deadline: textOrNull,
});

const itemKind = oneOf(['field', 'file', 'more'] as const);

/** What a company is asked to correct, and why. */
export const supplementItem = Type.Object({
  kind: itemKind,
  name: Type.String({ minLength: 1, maxLength: 100 }),
  reason: Type.String({ maxLength: 500 }),
});

const change = Type.Object({ kind: itemKind, name: text, before: textOrNull, after: textOrNull });

const details = Type.Object({
  items: Type.Optional(Type.Array(supplementItem)),
  day: Type.Optional(text),
  changes: Type.Optional(Type.Array(change)),
});

const supplement = Type.Object({
  items: Type.Array(supplementItem),
  day: text,
  note: text,
  round: Type.Integer(),
  askedAt: text,
  by: textOrNull,
});

/** Response schema of a submission with all submitted values. */
export const detailSchema = Type.Composite([
  summarySchema,
  Type.Object({
    fdComName: text,
    values: Type.Record(text, textOrNull),
    files: Type.Array(
      Type.Object({ attId: text, fileName: text, size: Type.Integer(), replaced: Type.Optional(Type.Boolean()) }),
    ),
    events: Type.Array(
      Type.Object({
        at: text,
        action: oneOf(submissionActions),
        actor: textOrNull,
        note: textOrNull,
        details: Type.Optional(Type.Union([details, Type.Null()])),
      }),
    ),
    supplement: Type.Optional(Type.Union([supplement, Type.Null()])),
  }),
]);
