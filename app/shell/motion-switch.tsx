import { useSite } from '#app/site/site.tsx';
import styles from './footer.module.css';

/** Stops all autonomous motion, on every page. CSS picks the label. */
export function MotionSwitch() {
  const { motion } = useSite().words;
  return (
    <button type="button" className={`${styles.motion} scripted`} data-motion-switch="">
      <span data-while="moving">{motion.stop}</span>
      <span data-while="still">{motion.start}</span>
    </button>
  );
}
