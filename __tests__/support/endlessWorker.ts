import { answerCalls } from '../../server/lib/callThread';

const functions = {
  stall(): never {
    for (;;);
  },
  greet: (name: string): string => `${name}，您好`,
};

export type EndlessFunctions = typeof functions;

answerCalls(functions);
