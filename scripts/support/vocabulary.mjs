/**
 * Private words that have been replaced by the field's own (rendered, item, bookmarks, version conflict, action), so that
 * they do not come back: as names (`id-denylist`) and in comments (`no-warning-comments`).
 */
export const retiredNames = [
  'CollisionDialog', 'ContentAct', 'DrawingBuild', 'DrawnPage', 'Drawers', 'FitBoard', 'HandedState', 'KeyHints',
  'KeysDialog', 'NeighbourBoards', 'PickBar', 'PickPage', 'PickedAct', 'PieceRef', 'Shelf', 'Standing', 'StateMark',
  'StationLine', 'Stretch', 'SubmissionWay', 'Tails', 'Travelled', 'WayInRow', 'WindowLine', 'actFirst', 'asLaterVersions',
  'changeInto', 'collisionIn', 'drawOnServer', 'drawnAt', 'drawnStep', 'farewell', 'furniture', 'getPressed', 'handedState',
  'handy', 'holdPresses', 'inTurns', 'isDrawn', 'isFurniture', 'isPicked', 'leftAsDrawn', 'lettersOf', 'lookOf', 'oddBackend',
  'onPick', 'onUnpick', 'plainReads', 'putOn', 'shelf', 'standStill', 'tooWide', 'useAct', 'useActKey', 'useDeskKeys',
  'useInboxKeys', 'useIsThere', 'usePatientReads', 'useWasDrawn', 'wasDrawn', 'writeDrawingBuild', 'writePressed', 'yesIn',
]; // prettier-ignore

export const retiredWords = [
  'board', 'boards', 'dovetail', 'draws', 'drawn', 'drawing', 'drawings', 'handed state', 'handy', 'hung on', 'in turns',
  'piece', 'pieces', 'pick', 'picked', 'picks', 'pressed', 'sign', 'signs', 'shelf', 'stretch', 'taken over', 'tail', 'tails',
  'unpick', 'what came of',
]; // prettier-ignore
