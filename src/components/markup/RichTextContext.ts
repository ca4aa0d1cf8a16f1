import { createContext } from 'react';
import { browserRichTexts } from './browserRichTexts';
import type { RichTexts } from './richTextFacts';

/**
 * On the server: `createServerRichTexts` (src/ssr/serverRichTexts.ts). In a page that was drawn there:
 * `browserRichTexts(state.richTexts)`. Without a provider texts are cleaned in the browser.
 */
export const RichTextContext = createContext<RichTexts>(browserRichTexts());
