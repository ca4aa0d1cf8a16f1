/** Texts of reading aloud. */
export const zhReading = {
  name: '朗读',
  pause: '暂停',
  resume: '继续',
  stop: '停止',
  place: (nth: number, of: number) => `第 ${nth} 段，共 ${of} 段`,
  ended: '朗读完毕',
  cannot: '这台设备没有可用的中文语音，无法朗读',
  failed: '朗读中断，请稍后重试',
} as const;
