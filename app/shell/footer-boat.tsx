import styles from './footer.module.css';

/** A dhow moored on the footer's last rule. Decorative. */
export function FooterBoat() {
  return (
    <svg className={styles.boat} viewBox="0 0 160 156" width="160" height="156" aria-hidden="true">
      <path d="M108 134 154 64c10 26 12 54 6 75-16-7-34-10-52-5Z" transform="translate(-10)" fill="#e3cdaf" />
      <path d="M20 126 106 10c20 42 24 94 12 128-30-13-64-19-98-12Z" fill="#fbf6ee" />
      <path d="M106 10c20 42 24 94 12 128l-15-7c12-39 11-80-2-117Z" fill="#ffb547" />
      <path d="M66 150 57 64M10 137 112 2" stroke="#8f7546" strokeWidth="2.6" fill="none" />
      <path
        d="M0 131c16 18 36 24 60 24h50c14 0 26-8 30-24l-14 2c-10 12-36 14-68 13-24-1-44-4-58-15Z"
        fill="#c23d14"
      />
    </svg>
  );
}
