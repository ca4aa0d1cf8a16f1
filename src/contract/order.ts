/** Payload of a purchase intention on an app, JSON. */
export interface Order {
  fdAppId: string;
  fdAppName: string;
  fdComId: string;
  fdComName: string;
  fdContactName: string;
  fdContactPhone: string;
  fdContactEmail: string;
  fdContactWechat: string;
}
