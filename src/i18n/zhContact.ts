/** Further texts of the contact page. */
export const zhContact = {
  hours: '办公时间',
  departments: '咨询部门',
  map: '园区平面图：从榫合路南入口进，沿园区大道到第一个路口右转，路南是供应链服务中心，服务大厅在 3 层；停车场在检测中心东侧，公交榫合路站在入口西侧',
} as const;
