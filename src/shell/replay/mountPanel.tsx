import { createRoot } from 'react-dom/client';
import { rootReducer } from '../store';
import type { Reducer } from '@reduxjs/toolkit';
import { ReplayPanel } from './ReplayPanel';
import type { Journal } from './journal';
import type { Sanitizer } from './sanitize';
import { doubtsAbout, readRecording } from './scene';

export interface PanelOptions {
  journal: Journal<object>;
  sanitizer: Sanitizer;
  isStill(): boolean;
}

/** `npm run replay` puts its scene into the page under this id. */
const givenSceneId = 'portal-scene';

/** Puts the panel beside the page, in a root of its own: the page is drawn anew at each step, the panel is not. */
export function mountPanel({ journal, sanitizer, isStill }: PanelOptions) {
  const element = document.createElement('div');
  element.id = 'portal-replay';
  document.body.append(element);

  /** Opens a file's text and returns what a tester should know about it. */
  const open = (text: string): string[] => {
    const recording = readRecording(text, rootReducer as unknown as Reducer<object>);
    journal.load(sanitizer.state(recording.initialState), recording.actions.map(sanitizer.action));
    return doubtsAbout(recording, journal.log().computedStates.at(-1)!.state);
  };
  /** For scripts: which step is on screen, once it is. */
  const drawn = () => {
    element.dataset.step = isStill() ? String(journal.log().currentStateIndex) : '';
  };

  createRoot(element).render(<ReplayPanel journal={journal} isStill={isStill} onOpen={open} />);
  return {
    element,
    drawn,
    openGivenScene() {
      const scene = document.getElementById(givenSceneId)?.textContent;
      if (scene) open(scene);
    },
  };
}
