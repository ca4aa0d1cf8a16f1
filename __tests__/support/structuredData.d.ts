declare module '@adobe/structured-data-validator' {
  interface Issue {
    rootType: string;
    issueMessage: string;
    severity: 'ERROR' | 'WARNING';
    path: unknown;
  }
  export default class Validator {
    validate(found: object): Promise<Issue[]>;
  }
}
