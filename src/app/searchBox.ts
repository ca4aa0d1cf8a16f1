import { searchBoxSlice } from '../areas/search/searchBoxSlice';
import { rootReducer } from './store';

rootReducer.inject(searchBoxSlice);

export { SearchBox } from '../areas/search/SearchBox';
