import { Type } from '@sinclair/typebox';
import { submissionActions, submissionKinds, submissionStates } from '../../src/contract/submission';

const text = Type.String();
const textOrNull = Type.Unsafe<string | null>({ type: ['string', 'null'] });
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
  answer: textOrNull,
  answeredBy: textOrNull,
  answeredAt: textOrNull,
  attachments: Type.Integer(),
  side: textOrNull,
  model: textOrNull,
  quantity: textOrNull,
  area: textOrNull,
  deadline: textOrNull,
});

/** Response schema of a submission with all submitted values. */
export const detailSchema = Type.Composite([
  summarySchema,
  Type.Object({
    fdComName: text,
    values: Type.Record(text, textOrNull),
    files: Type.Array(Type.Object({ attId: text, fileName: text, size: Type.Integer() })),
    events: Type.Array(
      Type.Object({ at: text, action: oneOf(submissionActions), actor: textOrNull, note: textOrNull }),
    ),
  }),
]);
