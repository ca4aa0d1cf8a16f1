import { decodeOnce } from '../../../contract/addresses';
import { nanoid } from '@reduxjs/toolkit';
import { sanitizeToNodes, isAllowedPicture } from '../../../components/markup/sanitizeToNodes';
import { styleCarrier } from '../../../contract/richText';
import type { LeftOut } from '../../../contract/richText/source';
import { setStyles } from './schema';
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
  leftOut: LeftOut;
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
  // eslint-disable-next-line regexp/no-super-linear-move -- what the user pasted
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

/** Elements in the middle or on the right, where text that is not says so. */
const aside = ['right', 'center', 'end'].map((side) => `[${styleCarrier}*="text-align:${side}"]`).join();

/**
 * Markup from an office program or another site: its meaning, lists, headings and alignment stay, the fonts, colours and
 * sizes of its source do not. What is moved within the editor keeps them all.
 */
export function pasted(html: string): Pasted {
  const isOwn = ownMark.test(html);
  let isRestyled = false;
  const { fragment, leftOut } = sanitizeToNodes(html, {
    isTold: true,
    // Browsers add every computed style to what they copy.
    isWanted(name, value, element) {
      const isReset = () => Boolean(element.parentElement?.closest(aside));
      if (isOwn || (name === 'text-align' && (/^(?:right|center|end)$/.test(value) || isReset()))) return true;
      isRestyled ||= /color|font-size/.test(name);
      return false;
    },
  });
  const taken = takePictures(fragment);
  setStyles(fragment);
  return { fragment, isOwn, isRestyled, leftOut, ...taken };
}
