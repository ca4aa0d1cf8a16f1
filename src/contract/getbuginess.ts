/** `type` of a supply or demand entry: '1' demand, '2' supply. */
export type GetbuginessType = '1' | '2';

/** Supply or demand entry. `getbuginess` is the backend's own spelling. */
export interface Getbuginess {
  fdId: string;
  fdComName: string | null;
  fdComId: string | null;
  /** Product name. */
  fdGetbuginessName: string | null;
  fdGetbuginessType: GetbuginessType | string | null;
  fdGetbuginessModel: string | null;
  fdGetbuginessNumber: number | string | null;
  /** Amount in yuan. */
  fdGetbuginessPrice: number | string | null;
  fdArea: string | null;
  fdContactsPerson: string | null;
  fdContactsPhone: string | null;
  fdContactsAddress: string | null;
  /** Category code. */
  fdType: string | null;
  fdReleaseTime: string | null;
  fdDeadlineTime: string | null;
  fdStatus: string | null;
  fdCreateBy: string | null;
}

/** Payload of a publication, form-encoded: every value goes out as text. */
export interface GetbuginessEntry {
  fdComName: string;
  fdComId: string;
  fdContactsPerson: string;
  fdContactsPhone: string;
  fdArea: string;
  fdContactsAddress: string;
  fdGetbuginessName: string;
  fdGetbuginessNumber: string;
  fdGetbuginessModel: string;
  fdGetbuginessPrice: string;
  fdGetbuginessType: GetbuginessType;
  fdType: string;
  /** `yyyy-MM-dd`. */
  fdDeadlineTime: string;
}
