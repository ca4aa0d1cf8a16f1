import { decodeOnce } from '../../../contract/addresses';
import { nanoid } from '@reduxjs/toolkit';
import type { Config } from 'dompurify';
import { isAllowedPicture, richTextConfig } from '../../../components/markup/richTextPolicy';
import { styleCarrier } from '../../../components/markup/styleCarrier';
import { keepStyles, sanitized } from './foreignMarkup';
import { placeholder } from './markup';

/** What the editor itself copies says so. */
const ownMark = /\sdata-pm-slice=/;

/** A picture that is to be stored: what came along as data, or an address on another site. */
export interface PastedPicture {
  /** Its address in the text until then. */
  placeholder: string;
  from: File | string;
  name: string;
}

/** Pasted markup, and the pictures in it. */
export interface Pasted {
  fragment: DocumentFragment;
  /** Whether it was copied from an editor of the desk. */
  isOwn: boolean;
  pictures: PastedPicture[];
  /** Names of the pictures that are on the computer it was copied from. */
  lost: string[];
  /** Whether colours or sizes of its source were left out. */
  isRestyled: boolean;
}

const config: Config = {
  ...richTextConfig,
  ADD_ATTR: ['align'],
  ADD_URI_SAFE_ATTR: [...richTextConfig.ADD_URI_SAFE_ATTR!, 'align'],
};

const styleOf = (element: Element): string => element.getAttribute(styleCarrier) ?? '';

/** Level of a list item as Word and WPS copy it: a paragraph whose style names its list. */
const levelOf = (element: Element): number =>
  element.tagName === 'P' ? Number(/mso-list:\s*l\d+\s+level(\d)/i.exec(styleOf(element))?.[1] ?? 0) : 0;

const numbered = /^\s*[(（]?(?:\d+|[a-z]|[ivx]+|[一二三四五六七八九十]+)[.)）、．]/i;

/** Takes the marker out of such a paragraph. @returns the tag of its list */
function takeMarker(paragraph: Element): 'ol' | 'ul' {
  const marker = Array.from(paragraph.querySelectorAll('span')).find((span) =>
    /mso-list:\s*ignore/i.test(styleOf(span)),
  );
  const text = marker?.textContent ?? '';
  marker?.remove();
  return numbered.test(text) ? 'ol' : 'ul';
}

function restoreLists(fragment: DocumentFragment): void {
  let open: Element[] = [];
  let last: Element | null = null;
  for (const paragraph of Array.from(fragment.querySelectorAll('p'))) {
    const level = levelOf(paragraph);
    if (level === 0) continue;
    const tag = takeMarker(paragraph);
    // Another element in between ends the list.
    if (last?.nextElementSibling !== paragraph) open = [];
    // A list may begin at a deeper level, or skip one.
    const depth = Math.min(level, open.length + 1);
    open.length = Math.min(open.length, depth);
    if (open.length < depth) {
      const list = document.createElement(tag);
      const item = open[open.length - 1]?.lastElementChild;
      if (item) item.append(list);
      else paragraph.before((last = list));
      open.push(list);
    }
    const item = document.createElement('li');
    item.append(...Array.from(paragraph.childNodes));
    open[depth - 1]!.append(item);
    paragraph.remove();
  }
}

/** A picture that is part of the markup. */
function fileOf(address: string): File | null {
  const [, type, data] = /^data:(image\/(?:png|jpeg|gif|webp));base64,(.*)$/is.exec(address) ?? [];
  if (!type || !data) return null;
  try {
    return new File([Uint8Array.from(atob(data), (character) => character.charCodeAt(0))], `图片.${type.slice(6)}`, {
      type,
    });
  } catch {
    return null;
  }
}

/** The file's name in an address; empty for data, and for files of a computer, whose address the sanitizer drops. */
const nameIn = (address: string): string =>
  address.startsWith('data:') ? '' : decodeOnce(/([^/\\?#]+)(?:[?#].*)?$/.exec(address)?.[1] ?? '');

function takePictures(fragment: DocumentFragment): Pick<Pasted, 'pictures' | 'lost'> {
  const pictures = new Map<string, PastedPicture>();
  const lost: string[] = [];
  for (const picture of Array.from(fragment.querySelectorAll('img'))) {
    const address = picture.getAttribute('src') ?? '';
    const name = nameIn(address);
    const isOnline = /^(?:\/|https?:)/i.test(address);
    const from =
      fileOf(address) ?? (isOnline && URL.canParse(address, location.href) && new URL(address, location.href).href);
    if (isOnline && isAllowedPicture(address, location.origin)) continue;
    if (from) {
      const waiting = pictures.get(address) ?? { placeholder: `${placeholder}${nanoid()}`, from, name };
      pictures.set(address, waiting);
      picture.setAttribute('src', waiting.placeholder);
    } else {
      lost.push(name);
      picture.remove();
    }
  }
  return { pictures: [...pictures.values()], lost };
}

/**
 * Markup from an office program or another site: its lists, headings and alignment stay, the fonts, colours and sizes of
 * its source do not. What is moved within the editor keeps them all.
 */
export function pasted(html: string): Pasted {
  // The page's own title is its h1.
  const fragment = sanitized(html.replace(/(<\/?)h1\b/gi, '$1h2'), config);
  restoreLists(fragment);
  // As LibreOffice aligns paragraphs. Of a table it is its place, and spreadsheets align the cells of numbers: both are left out.
  for (const element of Array.from(fragment.querySelectorAll('[align]'))) {
    const style = `${styleOf(element)};text-align:${element.getAttribute('align')!.toLowerCase()}`;
    if (!/^T/.test(element.tagName)) element.setAttribute(styleCarrier, style);
    element.removeAttribute('align');
  }
  const taken = takePictures(fragment);
  const isOwn = ownMark.test(html);
  // Browsers add every computed style to what they copy.
  let isRestyled = false;
  keepStyles(fragment, (name, value) => {
    if (isOwn || (name === 'text-align' && /^(?:right|center)$/.test(value))) return true;
    isRestyled ||= /color|font-size/.test(name);
    return false;
  });
  return { fragment, isOwn, isRestyled, ...taken };
}
