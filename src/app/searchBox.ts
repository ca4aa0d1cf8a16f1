import { searchBoxSlice } from '../areas/search/searchBoxSlice';
import { rootReducer } from './store';

rootReducer.inject(searchBoxSlice);

export { ClearInput } from '../areas/search/SuggestionBox';
export { SearchBox } from '../areas/search/SuggestionBox';
