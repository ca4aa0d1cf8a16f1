import type { RefObject } from 'react';
import { createPortal } from 'react-dom';
import { selectOpenMenu } from '../../state/dialogsSlice';
import { useAppSelector } from '../../state/hooks';
import { SearchScreen } from './SearchScreen';
import { SuggestionBox } from './SuggestionBox';

/** What the search of the header does beyond a form: below its field, or as a whole screen on phones. */
export function SearchBox({ field }: { field: RefObject<HTMLInputElement | null> }) {
  const isScreen = useAppSelector(selectOpenMenu) === 'search';
  return isScreen ? createPortal(<SearchScreen />, document.body) : <SuggestionBox field={field} />;
}
