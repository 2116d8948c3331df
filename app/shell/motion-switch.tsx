import { useSite } from '#app/site/site.tsx';
import styles from './footer.module.css';

/** Stops everything that moves by itself, on this and every later page. Its words follow the switch by styles. */
export function MotionSwitch() {
  const { motion } = useSite().words;
  return (
    <button type="button" className={`${styles.motion} scripted`} data-motion-switch="">
      <span data-while="moving">{motion.stop}</span>
      <span data-while="still">{motion.start}</span>
    </button>
  );
}
