import type { PolicyThemeName } from './policyThemes';

/** An ordinary policy: what it wants, and its own clauses. */
export interface OrdinaryPolicy {
  title: string;
  date: string;
  level: '国家级' | '省级' | '市级' | '区县级';
  issuer: string;
  theme: PolicyThemeName;
  lead: string;
  clauses: string[];
}

/** A policy that calls for applications: what is supported by how much, and until when. */
export type DeclarationPolicy = Omit<OrdinaryPolicy, 'clauses'> & {
  /** Rows of direction, what is built, ratio and limit. */
  standards: [direction: string, content: string, amount: string][];
  from: string;
  until: string;
};

/** A reading of a policy, as questions and answers. */
export type PolicyInterpretation = Omit<OrdinaryPolicy, 'clauses'> & {
  questions: [question: string, answer: string][];
  /** A case that shows it at work. */
  example: string;
};
