interface Look {
  board: string;
  sheet: string;
  ink: string;
  line: string;
  pine: string;
  fill: string;
  isLarge?: boolean;
}

// A look's colours are in style sheets that load only with it, so those of the tokens are repeated here.
const light: Look = {
  board: '#F4F2EC',
  sheet: '#FFFFFF',
  ink: '#211F1B',
  line: '#DDD8CE',
  pine: '#17443F',
  fill: '#17443F',
};
const dark: Look = {
  board: '#121716',
  sheet: '#1B2220',
  ink: '#F3EFE7',
  line: '#36403C',
  pine: '#A9D6CB',
  fill: '#1F5C53',
};
const high: Look = {
  board: '#FFFFFF',
  sheet: '#FFFFFF',
  ink: '#000000',
  line: '#000000',
  pine: '#00332E',
  fill: '#00332E',
};

const looks: Readonly<Record<string, Look[]>> = {
  large: [{ ...light, isLarge: true }],
  dark: [dark],
  system: [light, dark],
  high: [high],
};

/** A page in one look: header, title, two lines of text, a link and a button. */
function Page({ board, sheet, ink, line, pine, fill, isLarge }: Look) {
  const scale = isLarge ? 1.4 : 1;
  const row = (at: number) => 28 + at * scale;
  return (
    <>
      <rect width="100%" height="100%" fill={board} />
      <rect width="100%" height="14" fill={sheet} />
      <rect y="14" width="100%" height="3" fill={fill} />
      <rect x="5%" y="26" width="90%" height="80" fill={sheet} stroke={line} />
      <text x="9%" y={row(16)} fontSize={14 * scale} fontWeight="600" fill={ink}>
        政策
      </text>
      <rect x="9%" y={row(23)} width="82%" height={3 * scale} fill={ink} opacity="0.6" />
      <rect x="9%" y={row(30)} width="70%" height={3 * scale} fill={ink} opacity="0.6" />
      <rect x="9%" y={row(40)} width="34%" height={10 * scale} fill={fill} />
      <rect x="50%" y={row(46)} width="26%" height={2 * scale} fill={pine} />
    </>
  );
}

/** What a choice of the display settings makes of a page. */
export function LookPicture({ choice }: { choice: string }) {
  const pages = looks[choice] ?? [light];
  return (
    <svg aria-hidden="true">
      {pages.map((look, at) => (
        <svg key={look.board} x={`${(100 / pages.length) * at}%`} width={`${100 / pages.length}%`}>
          <Page {...look} />
        </svg>
      ))}
    </svg>
  );
}
