/**
 * Private words that have been replaced by the field's own (rendered, item, bookmarks, version conflict, action), so that
 * they do not come back: as names (`id-denylist`) and in comments (`no-warning-comments`).
 */
export const retiredNames = [
  'CollisionDialog', 'ContentAct', 'ContentMistakes', 'DoubtsFound', 'Drawers', 'DrawingBuild', 'DrawnPage', 'FitBoard',
  'HandedState', 'KeyHints', 'KeysDialog', 'Mistake', 'MistakesFound', 'NeighbourBoards', 'PickBar', 'PickPage',
  'PickedAct', 'PieceRef', 'Shelf', 'Standing', 'StateMark', 'StationLine', 'Stretch', 'SubmissionWay', 'Tails',
  'Travelled', 'WayInRow', 'WindowLine', 'actFirst', 'asLaterVersions', 'changeInto', 'collisionCode', 'collisionIn',
  'describeMistake', 'drawOnServer', 'drawnAt', 'drawnStep', 'farewell', 'furniture', 'getPressed', 'handedState',
  'handy', 'holdPresses', 'inTurns', 'isDrawn', 'isFurniture', 'isPicked', 'leftAsDrawn', 'lettersOf', 'lookOf',
  'mistakeWords', 'mistakes', 'oddBackend', 'onPick', 'onUnpick', 'plainReads', 'putOn', 'shelf', 'standStill',
  'tooWide', 'useAct', 'useActKey', 'useDeskKeys', 'useInboxKeys', 'useIsThere', 'usePatientReads', 'useWasDrawn',
  'wasDrawn', 'writeDrawingBuild', 'writePressed', 'yesIn',
]; // prettier-ignore

export const retiredWords = [
  'board', 'boards', 'cut list', 'dovetail', 'drawing', 'drawings', 'drawn', 'draws', 'handed state', 'handy',
  'hung on', 'in turns', 'mistake', 'mistakes', 'pick', 'picked', 'picks', 'piece', 'pieces', 'pressed', 'shelf',
  'sign', 'signs', 'stretch', 'tail', 'tails', 'taken over', 'unpick', 'what came of',
]; // prettier-ignore
