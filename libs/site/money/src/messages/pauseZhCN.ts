/** Texts of a pause of play. */
export const pauseZhCN = {
  timeOut: '冷静期',
  selfExclusion: '自我排除',
  active: '{kind}进行中，{time} 结束',
  activeText: '这段时间不能投注、进入场馆、存款和领取优惠。取款、转回资金和消息照常使用。只能延长，不能提前结束。',
} as const;
