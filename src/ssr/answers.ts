import type { RootState } from '../state/rootState';

/** What a read has answered: nothing while it is late, null where the answer held nothing. */
export interface Answer<Data> {
  data?: Data;
  isError: boolean;
}

/** An endpoint of the API, as far as its answers are selected. Its own type of the state names its area's tags. */
export interface Selectable<Arg, Data> {
  select(arg: Arg): (state: never) => Answer<Data>;
}

/** Selects the answer to a read. */
export const answerOf = <Arg, Data>(endpoint: Selectable<Arg, Data>, arg: Arg) =>
  endpoint.select(arg) as (state: RootState) => Answer<Data>;
