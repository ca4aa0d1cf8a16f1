/** Texts of what was deleted and can be restored. */
export const zhUndo = { deleted: '已删除', undo: '撤销' } as const;
