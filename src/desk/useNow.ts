import { useState } from 'react';

/** The time at which a screen came up; what counts days takes it as a prop and stays pure. */
export function useNow(): Date {
  const [now] = useState(() => new Date());
  return now;
}
