import { createContext } from 'react';
import { browserRichTexts } from './browserRichTexts';
import type { RichTexts } from './richTextFacts';

/**
 * On the server: `createServerRichTexts` (src/ssr/serverRichTexts.ts). When hydrating:
 * `browserRichTexts(state.richTexts)`. Without a provider texts are sanitised in the browser.
 */
export const RichTextContext = createContext<RichTexts>(browserRichTexts());
