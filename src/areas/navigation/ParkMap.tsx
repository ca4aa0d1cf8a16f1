import { zh } from '../../i18n/zh';

/** A map of the park, not to scale. */
export function ParkMap({ className }: { className?: string }) {
  return (
    <svg
      className={className}
      viewBox="0 0 640 520"
      preserveAspectRatio="xMidYMid slice"
      fill="none"
      role="img"
      aria-label={zh.contactUs.map}
    >
      <path fill="#fff" d="M60 60h250v200h-250zM60 300h250v160h-250zM370 60h210v140h-210z" />
      <path stroke="#17443F" strokeWidth="4" d="M60 60h250v200h-250zM60 300h250v160h-250zM370 60h210v140h-210z" />
      <path stroke="#B9D0CA" strokeWidth="1.5" d="M110 60v200M160 60v200M210 60v200M260 60v200M60 160h250" />
      <path fill="#DDBC8A" d="M76 84h36v56h-36zM132 84h36v56h-36zM188 84h36v56h-36zM244 84h36v56h-36z" />
      <path fill="#EBD5B0" d="M76 180h36v56h-36zM132 180h36v56h-36zM188 180h36v56h-36z" />
      <path fill="#7A5438" d="M84 324h200v18h-200zM84 368h200v18h-200zM84 412h200v18h-200z" />
      <path fill="#EBD5B0" d="M390 84h60v90h-60zM470 84h88v36h-88z" />
      <path fill="#2F6F66" d="M470 136h88v38h-88z" />
      <path stroke="#fff" strokeWidth="34" d="M340 0v560M340 260h300" />
      <path stroke="#B9D0CA" strokeWidth="1.5" strokeDasharray="12 10" d="M340 0v560M340 260h300" />
      <path
        stroke="#2F6F66"
        strokeWidth="1.3"
        d="M60 34h250M60 25v14M55 39l10-10M310 25v14M305 39l10-10M370 34h210M370 25v14M365 39l10-10M580 25v14M575 39l10-10M36 60v200M31 60h14M31 65l10-10M31 260h14M31 265l10-10M36 300v160M31 300h14M31 305l10-10M31 460h14M31 465l10-10"
      />
      <path fill="#DCE8E4" stroke="#2F6F66" strokeWidth="1.5" d="M372 320h220v150H372z" />
      <circle cx="412" cy="360" r="24" fill="#2F6F66" fillOpacity=".5" />
      <circle cx="462" cy="410" r="30" fill="#2F6F66" fillOpacity=".4" />
      <circle cx="530" cy="366" r="26" fill="#2F6F66" fillOpacity=".6" />
      <circle cx="556" cy="430" r="20" fill="#2F6F66" fillOpacity=".4" />
      <circle cx="420" cy="440" r="18" fill="#2F6F66" fillOpacity=".5" />
      <path d="M340 236c-30-34-42-52-42-72a42 42 0 0 1 84 0c0 20-12 38-42 72z" fill="#A5301D" />
      <g transform="translate(316 138) scale(1.2)">
        <path fill="#fff" d="M19 3 2 14.600V38h17V27.600l7.6 2.600V13.800L19 16.400z" />
        <path fill="#F5E6CB" d="m21 3 17 11.600V38H21v-7.600l8 2.800V10.800l-8 2.800z" />
      </g>
    </svg>
  );
}
