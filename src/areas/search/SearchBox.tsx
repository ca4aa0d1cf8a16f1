import type { RefObject } from 'react';
import { createPortal } from 'react-dom';
import { selectOpenMenu } from '../../state/dialogsSlice';
import { useAppSelector } from '../../state/hooks';
import { SearchScreen } from './SearchScreen';
import { SuggestionBox } from './SuggestionBox';

/** The interactive part of the header's search: suggestions below its field, or full screen on phones. */
export function SearchBox({ field }: { field: RefObject<HTMLInputElement | null> }) {
  const isScreen = useAppSelector(selectOpenMenu) === 'search';
  return isScreen ? createPortal(<SearchScreen />, document.body) : <SuggestionBox field={field} />;
}
